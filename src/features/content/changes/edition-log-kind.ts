import type { ContentField, ContentKind } from '../content-kind';

const line = (name: string): ContentField => ({ name, type: 'number', isQuantity: true });
const text = (name: string): ContentField => ({ name, type: 'text' });
const date = (name: string): ContentField => ({ name, type: 'date' });
const choice = (name: string, optionTexts: string): ContentField => ({ name, type: 'choice', optionTexts });

/**
 * The fields of tariff and rules editions as the log shows them: the state of the record, its lines against those
 * before, and its values but the name of the uploaded lines.
 */
export const editionLogKind: ContentKind = {
  id: 'edition',
  name: 'title',
  fields: [
    choice('state', 'content:state.'),
    date('publishFrom'),
    line('linesAdded'),
    line('linesRemoved'),
    line('linesChanged'),
    choice('kind', 'content:editionKind.'),
    choice('importer', 'countries:'),
    text('title'),
    text('publisher'),
    { name: 'url', type: 'url' },
    text('licence'),
    { name: 'asOf', type: 'partialDate' },
    text('hsEdition'),
    date('validFrom'),
    date('validTo'),
    choice('mark', 'content:mark.'),
    line('lines'),
    line('codes'),
    text('confirmedDocument'),
    { name: 'confirmedUrl', type: 'url' },
    { name: 'confirmedOn', type: 'partialDate' },
    text('confirmedBy'),
    text('confirmedAt'),
  ],
  columns: [],
  filters: [],
  areas: [],
};
