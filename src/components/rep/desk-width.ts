/** The width of the rep area's bar and of what is below it, so that both begin at the same edge. */
export const DESK_WIDTH = 'mx-auto w-full max-w-[80rem] px-4 lg:px-8';
