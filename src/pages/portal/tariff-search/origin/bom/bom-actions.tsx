import { Suspense, useState } from 'react';
import { emptyDraft, isEmptyDraft } from '@/features/origin/bom/bom';
import { hasSampleBom, sampleBom } from '@/features/origin/bom/sample-bom';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { ChooseFileButton } from '@/shared/ui/controls/choose-file-button';
import { FileButton } from '../../country-pair/actions/file-button';
import type { BomImporter } from './import/use-bom-import';
import type { OriginState } from '../use-origin';

const PasteDialog = lazyPart(() => import('./paste-dialog').then((part) => part.PasteDialog));

interface BomActionsProps {
  origin: OriginState;
  importer: BomImporter;
}

/** The buttons that change or remove the whole bill of materials: paste, import, export, sample, clear. */
export function BomActions({ origin, importer }: BomActionsProps) {
  const { draft, hs, query } = origin;
  const { t } = useTexts('origin');
  const [isPasting, setIsPasting] = useState(false);
  const sample = () => sampleBom(hs ?? '', query.from ?? '', (key) => t(`sample.${key}`));
  return (
    <>
      <Button size="small" onClick={() => setIsPasting(true)}>
        {t('bom.paste')}
      </Button>
      <ChooseFileButton
        size="small"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChoose={(chosen) => void importer.importFile(chosen)}
      >
        {t('bom.import')}
      </ChooseFileButton>
      {draft.rows.length > 0 && (
        <FileButton
          load={() => import('./bom-download')}
          make={(made) => made.downloadBom(hs ?? '', draft, query.currency)}
        >
          {t('bom.export')}
        </FileButton>
      )}
      {hasSampleBom(hs ?? '') && !draft.isSample && (
        <Button
          size="small"
          onClick={() => {
            const made = sample();
            if (made) importer.replace('sample', made);
          }}
        >
          {t('bom.sample')}
        </Button>
      )}
      {!isEmptyDraft(draft) && (
        <Button
          size="small"
          variant="text"
          onClick={() => importer.replace('clear', emptyDraft(draft.decimal))}
        >
          {t('bom.clear')}
        </Button>
      )}
      {isPasting && (
        <Suspense>
          <PasteDialog
            onClose={() => setIsPasting(false)}
            onPaste={(text) => {
              setIsPasting(false);
              void importer.paste(text);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
