import { useTexts } from '@/shared/i18n/use-texts';
import { ServerWords } from './server-words';

/** Names from the back end on one line, with how many more there are. */
export function NameList({ names, more }: { names: readonly string[]; more: number }) {
  const { t } = useTexts('overview');
  return (
    <ul className="overview-names">
      {names.map((name, index) => (
        <li key={index}>
          <ServerWords>{name}</ServerWords>
        </li>
      ))}
      {more > 0 && <li className="overview-quiet">{t('more', { count: more })}</li>}
    </ul>
  );
}
