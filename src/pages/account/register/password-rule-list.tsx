import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import { SIGN_UP_PASSWORD_RULES } from './password-rules';

/** The requirements for a password, ticked off while it is typed. */
export function PasswordRuleList({ password, id }: { password: string; id: string }) {
  const { t } = useTexts('account');
  return (
    <ul className="register-rules" id={id} aria-label={t('register.rulesLabel')}>
      {SIGN_UP_PASSWORD_RULES.map((rule) => {
        const isMet = rule.isMet(password);
        return (
          <li key={rule.id} className={isMet ? 'register-rule-met' : undefined}>
            <span className="register-rule-mark">{isMet && <Icon name="check" size={16} />}</span>
            {t(`register.rule.${rule.id}`)}
            <VisuallyHidden>{t(isMet ? 'register.ruleMet' : 'register.ruleOpen')}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
