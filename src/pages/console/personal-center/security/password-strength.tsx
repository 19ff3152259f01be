import { DictName } from '@/features/dictionary/dict-name';
import { useTexts } from '@/shared/i18n/use-texts';

/** Marks of the scale: one for each value of the dictionary `password_level`, "0" to "4". */
const MARKS = ['0', '1', '2', '3', '4'] as const;

/** The server's rating of the password, as the dictionary's label and as marks; renders nothing without one. */
export function PasswordStrength({ level }: { level: string | null }) {
  const { t } = useTexts('personal');
  if (level === null) return null;
  return (
    <span className="personal-strength">
      {t('password.strength')}
      <span className="personal-strength-marks" aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark} className={mark <= level ? 'personal-strength-on' : undefined} />
        ))}
      </span>
      <b>
        <DictName code="password_level" value={level} />
      </b>
    </span>
  );
}
