/** What a hint under a part of a row reads: the row as typed. */
export interface PartHintProps {
  row: Readonly<Record<string, string>>;
}
