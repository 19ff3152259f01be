import { useTexts } from '@/shared/i18n/use-texts';

/** Shows or hides the passwords of a form. */
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
