import type { NewsRow } from '@/features/news/news-schema';

/** News of one year, or of one month (`yyyy-MM`). */
export interface NewsGroup {
  period: string;
  rows: NewsRow[];
}

/** Rows in their order, grouped by year or month. */
export function groupNews(rows: readonly NewsRow[], by: 'year' | 'month'): NewsGroup[] {
  const groups: NewsGroup[] = [];
  for (const row of rows) {
    const period = row.date.slice(0, by === 'year' ? 4 : 7);
    const last = groups.at(-1);
    if (last?.period === period) last.rows.push(row);
    else groups.push({ period, rows: [row] });
  }
  return groups;
}

/** Whole days from `today` to `date`, both `yyyy-MM-dd`. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);

const DAY_MS = 86_400_000;
