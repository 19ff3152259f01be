import { create } from 'zustand';

interface Address {
  path: string;
  /** With its `?`, or empty. */
  query: string;
}

/** The record that an address opens in its page; null for none, or one that is not saved yet. */
export function recordAt({ query }: Address): string | null {
  const params = new URLSearchParams(query);
  const id = params.get('record') || params.get('edition');
  return id === 'new' ? null : id;
}

/** What is the same page of the same record, whatever part of it or list behind it. */
export const placeKey = (address: Address): string => {
  const record = recordAt(address);
  return record === null ? address.path : `${address.path} ${record}`;
};

/** The names of the records that were shown, by `placeKey`. */
export const useRecordNames = create<Readonly<Record<string, string>>>(() => ({}));

/** Remembers the name of the record at an address, while the page is open. */
export function nameRecord(address: Address, name: string): void {
  if (recordAt(address) !== null) useRecordNames.setState({ [placeKey(address)]: name });
}
