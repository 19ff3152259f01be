import { useState } from 'react';
import { CITATION_FORMATS, citationText, citedUrl } from '@/features/laws/law-citation';
import type { Citation, CitationFormat, CitationWords } from '@/features/laws/law-citation';
import type { LawDetail } from '@/features/laws/laws-schema';
import { todayIso } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { CopyButton } from '@/shared/ui/controls/copy-button';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { useLawWords } from '@/features/laws/view/law-words';
import { lawPageAddress } from './law-page-address';

/** The citation of a law, in one of three plain-text forms, ready to copy. */
export function LawCitation({ law }: { law: LawDetail }) {
  const { t } = useTexts(['law', 'list']);
  const [format, setFormat] = useState<CitationFormat>('sentence');
  const text = citationText(format, useCitation(law), useCitationWords());
  return (
    <div className="law-citation">
      <RadioGroup
        legend={t('cite.format')}
        options={CITATION_FORMATS.map((value) => ({ value, label: t(`cite.formats.${value}`) }))}
        value={format}
        onValueChange={setFormat}
      />
      <blockquote className="law-citation-text" aria-label={t('cite.text')}>
        {text}
      </blockquote>
      <div className="law-citation-actions">
        <CopyButton
          label={t('cite.copy')}
          done={t('cite.copied')}
          refused={t('list:copyTextFailed')}
          text={() => text}
        />
      </div>
    </div>
  );
}

function useCitation(law: LawDetail): Citation {
  const { t } = useTexts('law');
  const words = useLawWords();
  return {
    title: law.title.text,
    name: law.name === null || law.name.text === law.title.text ? null : law.name.text,
    country: words.country(law.country),
    number: law.number?.text ?? null,
    dates: law.steps.map(words.step),
    year: law.date?.slice(0, 4) ?? null,
    url: citedUrl(law, lawPageAddress(law.id)),
    readOn: t('cite.readOn', { date: words.date(todayIso()) }),
  };
}

function useCitationWords(): CitationWords {
  const { t } = useTexts('law');
  return {
    quoted: (title) => t('cite.quoted', { title }),
    comma: t('cite.comma'),
    stop: t('cite.stop'),
    label: {
      title: t('fact.title'),
      name: t('fact.name'),
      country: t('facet.country'),
      number: t('fact.number'),
      dates: t('fact.dates'),
      url: t('cite.url'),
      readOn: t('cite.readLabel'),
    },
    labelled: (label, text) => t('cite.labelled', { label, text }),
  };
}
