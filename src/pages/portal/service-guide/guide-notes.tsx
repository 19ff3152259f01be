import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { firstDayOf } from './guide-case';
import type { GuideCase } from './guide-case';
import type { Ask } from './use-guide-query';
import { useAgreementReason } from './use-reason';

/** Shown before the steps: that the Agreement does not bind on the route, and what to do about it. */
export function GuideNotes({ guide, onAsk }: { guide: GuideCase; onAsk: Ask }) {
  const { t } = useTexts(['guide', 'ui']);
  const language = useLanguage();
  const reason = useAgreementReason(guide);
  const { agreement } = guide.facts;
  if (reason === null || agreement === 'applies') return null;
  const { from, to } = guide.question;
  const first = agreement === 'not-yet' ? firstDayOf(to, from) : null;
  return (
    <div className="guide-note">
      <Note
        tone="warning"
        actions={
          first === null ? undefined : (
            <Button size="small" onClick={() => onAsk({ date: first })}>
              {t('note.useDate', { date: dateInText(first, language) })}
            </Button>
          )
        }
      >
        {reason}
        {t('ui:sentenceSpace')}
        {t(`note.${agreement}`)}
      </Note>
    </div>
  );
}
