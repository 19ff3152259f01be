import { useQueries } from '@tanstack/react-query';
import type { Choice, ChoiceGroup } from './choice';
import { recordAddress, type PaletteRecordKind } from './record-kinds';

/** How long found records count as fresh. */
export const FRESH_MS = 10_000;

/** A kind of record the user may see, with the address of its list. */
export interface SearchedKind {
  kind: PaletteRecordKind;
  listPath: string;
}

/** The records found for a text. `failed` are the kinds that could not be searched. */
export interface FoundChoices {
  choices: readonly Choice[];
  isPending: boolean;
  failed: readonly ChoiceGroup[];
  retry: () => void;
}

/** The records found for a text by the queries of their lists; none for an empty one. */
export function useRecords(kinds: readonly SearchedKind[], text: string): FoundChoices {
  const answers = useQueries({
    queries: kinds.map(({ kind }) => ({
      queryKey: ['palette', kind.kind, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => kind.find(text, signal),
      enabled: text !== '',
      staleTime: FRESH_MS,
    })),
  });
  const choices = answers.flatMap(({ data = [] }, place): Choice[] => {
    const searched = kinds[place];
    if (searched === undefined) return [];
    return data.map((record) => ({
      id: `${searched.kind.kind}:${record.id}`,
      group: searched.kind.kind,
      title: record.title,
      detail: record.detail,
      address: recordAddress(searched.listPath, record),
    }));
  });
  const failed = answers.flatMap(({ isError, isFetching, refetch }, place) => {
    const kind = kinds[place]?.kind.kind;
    return isError && !isFetching && kind !== undefined ? [{ kind, refetch }] : [];
  });
  return {
    choices,
    isPending: text !== '' && answers.some(({ isFetching }) => isFetching),
    failed: failed.map(({ kind }) => kind),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
