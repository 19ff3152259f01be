/** Prefix of the keys of the unsaved forms of a kind; followed by `new` or the id of a record. */
export const draftsOf = (kind: string): string => `content-record-${kind}:`;
