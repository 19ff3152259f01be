import type { ContentField, ContentKind } from '../content-kind';

const firstDay: ContentField = { name: 'publishFrom', type: 'date', labelKey: 'publish.from' };

/** A kind as the log shows it: also with the first day of a publication that was not to begin at once. */
export const asLogged = (kind: ContentKind): ContentKind => ({ ...kind, fields: [firstDay, ...kind.fields] });
