/** The five greens of the tree, dark to light. */
export const greens = ['#16371f', '#23583a', '#347445', '#559650', '#a8d672'] as const
