/** A name that stays on one line where it is part of a heading (look §3). */
export const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0');
