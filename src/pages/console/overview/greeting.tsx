import { useEffect, useState } from 'react';
import { greetingKey } from '@/features/session/sign-in/greeting';
import { useSession } from '@/features/session/session-store';
import { todayIso } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';

/** The hour's greeting with the user's name, and the date; without a name only the date. */
export function Greeting() {
  const { t } = useTexts('overview');
  const language = useLanguage();
  const name = useSession((session) => session.username);
  const now = useNow();
  const date = dateInText(todayIso(now), language);
  const weekday = textOfCode(t, 'weekday', String(now.getDay()));
  return (
    <p className="overview-greeting">
      {name !== '' && <span>{t(`greeting.${greetingKey(now.getHours())}`, { name })}</span>}
      <span>{t('today', { date, weekday })}</span>
    </p>
  );
}

const MINUTE_MS = 60_000;

/** The time, to the minute: the page stays open all day. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
