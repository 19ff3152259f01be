/** A stored text as a token; empty, "undefined", "null" and "NULL" are none (contract §3.2). */
export const asToken = (value: string | null): string | null =>
  value === null || ['', 'undefined', 'null', 'NULL'].includes(value) ? null : value;
