import { useTexts } from '@/shared/i18n/use-texts';

/** Shows the passwords of a form in plain sight, or hides them again. */
export function ShowPasswords({
  isShown,
  onChange,
}: {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}) {
  const { t } = useTexts('personal');
  return (
    <label className="personal-check">
      <input type="checkbox" checked={isShown} onChange={(event) => onChange(event.target.checked)} />
      {t('password.show')}
    </label>
  );
}
