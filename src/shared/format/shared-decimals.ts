/** The places the numbers of one column need, at most `most`. */
export function sharedDecimals(values: readonly number[], most = 2): number {
  const needed = values.map(
    (value) => (String(Math.round(value * 10 ** most) / 10 ** most).split('.')[1] ?? '').length,
  );
  return Math.max(0, ...needed);
}
