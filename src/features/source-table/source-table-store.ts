import { create } from 'zustand';

/** The source table code (specification §3): one string with a single setter. */
interface SourceTable {
  /** One column per line, the input of the code generator. */
  code: string;
  setCode: (code: string) => void;
}

/** The input table of the code generator; edits last while the console is open. */
export const useSourceTable = create<SourceTable>()((set) => ({
  code: 'title, sortable\npublishedAt, sortable\nreads, number',
  setCode: (code) => set({ code }),
}));

/** Resets to the initial table, for the next user. */
export function resetSourceTable(): void {
  useSourceTable.setState(useSourceTable.getInitialState(), true);
}
