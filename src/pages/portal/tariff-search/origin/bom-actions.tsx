import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BomDraft } from '@/features/origin/bom';
import { emptyDraft, isEmptyDraft } from '@/features/origin/bom';
import { BOM_COLUMNS } from '@/features/origin/bom-heads';
import { bomRecords } from '@/features/origin/bom-records';
import { hasSampleBom, sampleBom } from '@/features/origin/sample-bom';
import { toCsv } from '@/shared/format/csv';
import { downloadText } from '@/shared/format/download';
import { Button } from '@/shared/ui/button';
import type { BomImporter } from './use-bom-import';
import type { OriginState } from './use-origin';
import { PasteDialog } from './paste-dialog';

interface BomActionsProps {
  origin: OriginState;
  importer: BomImporter;
}

/** The buttons that change or take out the whole bill of materials: paste, import, export, sample, clear. */
export function BomActions({ origin, importer }: BomActionsProps) {
  const { draft, hs, query } = origin;
  const { t } = useTranslation('origin');
  const file = useRef<HTMLInputElement>(null);
  const [isPasting, setIsPasting] = useState(false);
  const sample = () => sampleBom(hs ?? '', query.from ?? '', (key) => t(`sample.${key}`));
  return (
    <>
      <Button size="small" onClick={() => setIsPasting(true)}>
        {t('bom.paste')}
      </Button>
      <Button size="small" onClick={() => file.current?.click()}>
        {t('bom.import')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label={t('bom.import')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void importer.importFile(chosen);
        }}
      />
      {draft.rows.length > 0 && (
        <Button size="small" onClick={() => downloadText(`bom-${hs ?? ''}.csv`, 'text/csv', bomCsv(draft))}>
          {t('bom.export')}
        </Button>
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
        <PasteDialog
          onClose={() => setIsPasting(false)}
          onPaste={(text) => {
            setIsPasting(false);
            void importer.paste(text);
          }}
        />
      )}
    </>
  );
}

const bomCsv = ({ rows, decimal, isSample }: BomDraft) =>
  toCsv(
    bomRecords(rows, decimal, isSample),
    BOM_COLUMNS.map((key) => ({ key, label: key })),
  );
