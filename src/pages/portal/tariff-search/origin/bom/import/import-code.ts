import { isOtherFormat } from '@/features/origin/bom/file-format';
import { fillElsewhere, readElsewhere } from '@/features/origin/assessment/origin-work';
import { filledDraft, importedDraft } from './imported-draft';

/** What only a file or copied cells need: loads with the first one. */
export const importCode = { fillElsewhere, filledDraft, importedDraft, isOtherFormat, readElsewhere };

export type ImportCode = typeof importCode;
