import { create } from 'zustand';

/** The source table code (specification §3): one string with a single setter. */
interface SourceTable {
  /** A column to a line, as the code generator reads it. */
  code: string;
  setCode: (code: string) => void;
}

/** The table the code generator makes a page of; what was typed stays while the console is open. */
export const useSourceTable = create<SourceTable>()((set) => ({
  code: 'title, sortable\npublishedAt, sortable\nreads, number',
  setCode: (code) => set({ code }),
}));

/** Back to the first table, for the next user. */
export function resetSourceTable(): void {
  useSourceTable.setState(useSourceTable.getInitialState(), true);
}
