import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';

/** Names and password of the sample accounts; rendered only in builds that use the sample server. */
export function DemoAccounts() {
  const { t } = useTexts('account');
  return (
    <div className="login-demo">
      <Note title={t('demo.title')}>{t('demo.accounts', { password: DEMO_PASSWORD })}</Note>
    </div>
  );
}

const DEMO_PASSWORD = 'Aa123456.';
