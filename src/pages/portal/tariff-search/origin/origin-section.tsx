import { Suspense, useRef } from 'react';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { MarkedText } from '@/shared/i18n/marked-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { Note } from '@/shared/ui/states/note';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { BomActions } from './bom/bom-actions';
import { BomTable } from './bom/bom-table';
import type { BomTableHandle } from './bom/bom-table';
import { GoodDeclarations } from './bom/good-declarations';
import { useBomImport } from './bom/import/use-bom-import';
import type { OriginState } from './use-origin';
import { VerdictLine } from './verdict/verdict-line';
import './origin-section.css';

const ContradictionNote = lazyPart(() =>
  import('./bom/contradiction-note').then((part) => part.ContradictionNote),
);
const OriginFindings = lazyPart(() =>
  import('./verdict/origin-findings').then((part) => part.OriginFindings),
);
const ImportOutcomeNote = lazyPart(() =>
  import('./bom/import/import-outcome').then((part) => part.ImportOutcomeNote),
);

interface OriginSectionProps {
  origin: OriginState;
  pair: PairDuty | null;
  number?: number;
  id?: string;
}

/** Does my product qualify? Bill of materials, verdict, proof trace, nearest changes, tariff differential (product design §3, 5). */
export function OriginSection({ origin, pair, number, id }: OriginSectionProps) {
  const { draft, assessed, differential, linked, contradiction } = origin;
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  const gap = t('ui:sentenceSpace');
  const importer = useBomImport(origin);
  const table = useRef<BomTableHandle>(null);
  return (
    <Section
      id={id}
      number={number}
      title={t('section.title')}
      lead={t('section.lead')}
      mark={draft.isSample && <SampleMark />}
    >
      <div className="origin-section">
        <VerdictLine origin={origin} />
        {linked && (
          <Note
            tone={linked.isBroken ? 'warning' : 'info'}
            role="status"
            actions={
              <>
                {!linked.isBroken && (
                  <Button size="small" onClick={linked.accept}>
                    {t('linked.accept')}
                  </Button>
                )}
                <Button size="small" onClick={linked.dismiss}>
                  {t(linked.isBroken ? 'linked.close' : 'linked.dismiss')}
                </Button>
              </>
            }
          >
            {t(linkedKey(linked))}
          </Note>
        )}
        <div>
          <BomTable ref={table} origin={origin} onPasteCells={(...paste) => void importer.pasteAt(...paste)}>
            <BomActions origin={origin} importer={importer} />
          </BomTable>
          {(importer.outcome ?? importer.failure) !== null && (
            <Suspense>
              <ImportOutcomeNote importer={importer} />
            </Suspense>
          )}
        </div>
        {contradiction && (
          <Suspense>
            <ContradictionNote
              origin={origin}
              contradiction={contradiction}
              onShowRow={(row) => table.current?.focusCell('value', row)}
            />
          </Suspense>
        )}
        <GoodDeclarations origin={origin} />
        {(assessed ?? differential) && (
          <Suspense fallback={<LoadingState />}>
            <OriginFindings origin={origin} pair={pair} />
          </Suspense>
        )}
        <SourceLine>
          {t('section.source')}
          {gap}
          {pair && (
            <MarkedText
              t={t}
              i18nKey="section.parties"
              values={{ date: format.date(pair.date) }}
              components={{ d: <span className="no-break" /> }}
            />
          )}
        </SourceLine>
      </div>
    </Section>
  );
}

const linkedKey = ({ isBroken, hasOtherRule }: NonNullable<OriginState['linked']>) =>
  isBroken ? 'linked.broken' : hasOtherRule ? 'linked.questionWithRule' : 'linked.question';
