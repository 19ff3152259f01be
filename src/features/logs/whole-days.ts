type Wire = Readonly<Record<string, string | number>>;

const ENDS = { createTime_BEGIN: '00:00:00', createTime_END: '23:59:59' } as const;

/** The query of a log with its two dates as moments: from the first second of one to the last of the other. */
export function withWholeDays(wire: Wire): Wire {
  const entries = Object.entries(wire).flatMap(([key, value]): [string, string | number][] => {
    const time = key in ENDS ? ENDS[key as keyof typeof ENDS] : null;
    if (time === null) return [[key, value]];
    // Another text in the address is no date: it filters nothing, as in the empty field.
    return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? [[key, `${value} ${time}`]] : [];
  });
  return Object.fromEntries(entries);
}
