/* The least that a program that answers can take: built statically, it is the floor of W4. */
#include <stdio.h>

int main(void) { return puts("public.png") < 0; }
