import * as z from 'zod/mini';
import { holding, type Holding } from '@/features/sources/sources-schema';
import { FooterSources } from '@/features/sources/view/footer-sources';
import { useFooterSource } from '@/features/sources/view/use-footer-source';
import { sourceRecord } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { ErrorState } from '@/shared/ui/states/error-state';
import type { PreviewProps } from './preview-props';

const sourceInUse = z.object({ source: sourceRecord, holdings: z.array(holding) });

/** A source as blocks of the portal end with it, and as the table of sources in the footer shows its data sets. */
export function SourcePreview({ data }: PreviewProps) {
  const { t } = useTexts('content');
  const found = sourceInUse.safeParse(data);
  if (!found.success) return <ErrorState />;
  const { source, holdings } = found.data;
  return (
    <div className="page-width source-preview">
      <p>{t('preview.sourceLine')}</p>
      <SourceLine sources={[source]} />
      {holdings.length > 0 && <Sources holdings={holdings} />}
    </div>
  );
}

function Sources({ holdings }: { holdings: readonly Holding[] }) {
  const rowOf = useFooterSource();
  return <FooterSources sources={holdings.map(rowOf)} isOpen />;
}
