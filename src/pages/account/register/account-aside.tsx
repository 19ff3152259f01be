import { useTexts } from '@/shared/i18n/use-texts';

const USES = ['saved', 'taken', 'centre', 'console'] as const;

/** What an account is for, and what needs none. */
export function AccountAside() {
  const { t } = useTexts('account');
  return (
    <aside className="account-aside" aria-labelledby="account-uses">
      <h2 id="account-uses">{t('uses.title')}</h2>
      <dl>
        {USES.map((use) => (
          <div key={use}>
            <dt>{t(`uses.${use}`)}</dt>
            <dd>{t(`uses.${use}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('uses.open')}</p>
    </aside>
  );
}
