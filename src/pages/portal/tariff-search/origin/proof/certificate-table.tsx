import type { ReactNode } from 'react';
import { certificateBoxes } from '@/features/origin/certificate-boxes';
import type { BoxEntry } from '@/features/origin/certificate-boxes';
import { dotted, spaced } from '@/features/origin/rule-words/rule-code';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useListText } from '@/shared/i18n/use-list-text';
import type { KeyBelow } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { OriginState } from '../use-origin';

interface BoxRow {
  box: number;
  key: KeyBelow<'origin', 'proof.boxName'>;
  value: ReactNode;
  note: string;
}

/** The content of the boxes of the certificate; follows the assessment, and shows both branches while it is open. */
export function CertificateTable({ origin }: { origin: OriginState }) {
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  const listText = useListText();
  const { rule, assessed, differential, appendix, draft, query, hs, isRunning } = origin;
  const assessment = isRunning ? null : (assessed?.assessed.assessment ?? null);
  const tree = rule.kind === 'none' ? null : rule.rule;
  const boxes = certificateBoxes(tree, assessment, differential, appendix.answer, query.from ?? '');
  const when = (entry: BoxEntry) => {
    if (entry.when === null) return null;
    if (typeof entry.when === 'string') return t(`proof.when.${entry.when}`);
    return t('proof.when.rule', { rule: spaced(entry.when.rule) });
  };
  const entries = (list: BoxEntry[], text: (entry: BoxEntry) => string) =>
    list.map((entry, index) => (
      <span key={index} className="certificate-entry">
        <b>{text(entry)}</b> {when(entry)}
      </span>
    ));
  const isRefused = assessment?.originating === false;
  const rows: readonly BoxRow[] = [
    { box: 8, key: 'goods', value: t('proof.asInvoice'), note: t('proof.note.goods') },
    { box: 9, key: 'hs', value: hs && <b>{dotted(hs)}</b>, note: t('proof.note.hs') },
    {
      box: 10,
      key: 'criterion',
      value: isRefused ? (
        t('proof.cannot')
      ) : boxes.criterion.length === 0 ? (
        t('proof.byRule')
      ) : (
        <>
          {entries(boxes.criterion, ({ text }) => text)} {boxes.marks.join(' ')}
        </>
      ),
      note: boxes.marks.map((mark) => t(`proof.note.${mark}`)).join(' ') || t('proof.note.criterion'),
    },
    {
      box: 11,
      key: 'country',
      value: isRefused ? t('proof.cannot') : entries(boxes.country, ({ text }) => format.country(text)),
      note:
        boxes.options.length === 0 || isRefused
          ? t('proof.note.country')
          : t('proof.note.options', {
              options: listText(
                boxes.options.map(({ mark, country }) => `${format.country(country)} ${mark}`),
              ),
            }),
    },
    { box: 12, key: 'fob', value: <b>{t(`proof.fob.${boxes.fob}`)}</b>, note: t('proof.note.fob') },
    { box: 13, key: 'invoice', value: t('proof.asInvoice'), note: t('proof.note.invoice') },
    { box: 14, key: 'remarks', value: t('proof.remarks'), note: t('proof.note.remarks') },
    { box: 17, key: 'ticks', value: t('proof.remarks'), note: t('proof.note.ticks') },
  ];
  return (
    <div className="certificate-table">
      <h3>
        {t('proof.boxesTitle')} <UncheckedMark /> {draft.isSample && assessment && <SampleMark />}
      </h3>
      <dl>
        {rows.map(({ box, key, value, note }) => (
          <div key={key}>
            <dt>
              <span className="certificate-box">{t('proof.box', { box })}</span> {t(`proof.boxName.${key}`)}
            </dt>
            <dd className="certificate-value">{value}</dd>
            <dd className="certificate-note">{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
