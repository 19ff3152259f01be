import * as z from 'zod/mini';
import { auditPageEndpoint } from '@/features/content/audit-schema';
import {
  contentBinEndpoint,
  contentDeleteAllEndpoint,
  contentDeleteEndpoint,
  contentDiscardEndpoint,
  contentEndpoint,
  contentImportEndpoint,
  contentInsertEndpoint,
  contentPageEndpoint,
  contentPreviewEndpoint,
  contentPublishEndpoint,
  contentRestoreEndpoint,
  contentSearchEndpoint,
  contentSendBackEndpoint,
  contentSubmitEndpoint,
  contentUndeleteEndpoint,
  contentUpdateEndpoint,
  contentVersionsEndpoint,
  contentWithdrawEndpoint,
} from '@/features/content/content-calls-schema';
import type { ContentField } from '@/features/content/content-kind';
import {
  editionCodesEndpoint,
  editionConfirmEndpoint,
  editionLinesEndpoint,
  editionUploadEndpoint,
} from '@/features/editions/editions-schema';
import { CONTENT_KINDS } from '@/pages/console/content/kinds/content-kinds-schema';
import { kindNotes } from './content-calls/field-notes';
import { wireKeysOf } from '@/pages/console/content/list/content-wire';
import { editionKind } from '@/pages/console/editions/edition-kind-schema';
import { EDITIONS_WIRE } from '@/pages/console/editions/list/edition-filter-keys';

/** The filters by which the console narrows the lists of the kinds, by the server's name. */
const FILTERS = new Set(
  [...CONTENT_KINDS.map(wireKeysOf), EDITIONS_WIRE].flatMap((wire) => Object.values(wire)),
);

/** The calls on the records of every kind of content, by operation. */
export const contentEndpoints = {
  listContent: {
    ...contentPageEndpoint,
    query: z.looseObject({
      ...Object.fromEntries([...FILTERS].map((name) => [name, z.optional(z.string())])),
      ...contentPageEndpoint.query.shape,
    }),
  },
  listDeletedContent: contentBinEndpoint,
  getContent: contentEndpoint,
  listContentVersions: contentVersionsEndpoint,
  previewContent: contentPreviewEndpoint,
  insertContent: contentInsertEndpoint,
  updateContent: contentUpdateEndpoint,
  submitContent: contentSubmitEndpoint,
  sendBackContent: contentSendBackEndpoint,
  publishContent: contentPublishEndpoint,
  withdrawContent: contentWithdrawEndpoint,
  restoreContent: contentRestoreEndpoint,
  discardContent: contentDiscardEndpoint,
  deleteContent: contentDeleteEndpoint,
  deleteManyContent: contentDeleteAllEndpoint,
  undeleteContent: contentUndeleteEndpoint,
  importContent: contentImportEndpoint,
  searchContent: contentSearchEndpoint,
  listContentAudit: auditPageEndpoint,
  getEditionLines: editionLinesEndpoint,
  getEditionCodes: editionCodesEndpoint,
  uploadEditionLines: editionUploadEndpoint,
  confirmEdition: editionConfirmEndpoint,
} as const;

const KINDS = [...CONTENT_KINDS, editionKind];

/** The kinds of content, the values of `{kind}`. */
export const contentKindIds = KINDS.map(({ id }) => id);

/** The values of each kind as a schema of its own, from its description. */
export const contentValuesOf = (): Record<string, unknown> =>
  Object.fromEntries(
    KINDS.map(({ id, fields }) => [
      `${id.charAt(0).toUpperCase()}${id.slice(1)}Values`,
      {
        description: [`\`values\` of the kind ${id}; every value may be null`, kindNotes[id]]
          .filter((note) => note !== undefined)
          .join('. '),
        type: 'object',
        required: fields.filter(({ required }) => required === true).map(({ name }) => name),
        properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
      },
    ]),
  );

function schemaOf({ type, options, pattern, max, parts }: ContentField): Record<string, unknown> {
  const own = {
    ...(type === 'choice' && options !== undefined && { enum: [...options, null] }),
    ...(pattern !== undefined && type !== 'choices' && { pattern: pattern.source }),
  };
  const notes: Partial<Record<ContentField['type'], string>> = {
    choices: `joined by commas${options === undefined ? '' : `; of ${options.join(', ')}`}`,
    rows: `one entry to a line, its parts separated by " | ": ${(parts ?? []).map(({ name }) => name).join(', ')}`,
    html: 'HTML, stored as sent; every reader sanitises it before it is shown',
    date: 'yyyy-MM-dd',
    partialDate: 'yyyy, yyyy-MM or yyyy-MM-dd',
    url: 'an address with http or https',
  };
  const length = max === undefined ? [] : [`at most ${max} bytes of UTF-8`];
  const description = [...(notes[type] === undefined ? [] : [notes[type]]), ...length].join('; ');
  return {
    type: type === 'number' ? ['number', 'string', 'null'] : ['string', 'null'],
    ...own,
    ...(description !== '' && { description }),
  };
}
