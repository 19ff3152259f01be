import type { SelectOption } from '@/shared/ui/fields/select-field';

/** One filter: a text, or a choice if `options` are given (none chosen: all rows). */
export interface FilterField {
  /** Its name in `useListQuery`. */
  name: string;
  label: string;
  placeholder?: string;
  options?: readonly SelectOption[];
  /** The server takes several of the options, joined by commas (`<field>_IN`). */
  takesSeveral?: boolean;
  /** `date` gives `yyyy-MM-dd`. */
  type?: 'text' | 'date';
  /** The end of a range of days: the name of the filter with its start. */
  startedBy?: string;
}
