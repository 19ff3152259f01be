import { textOfCode } from '@/shared/i18n/text-of-code';
import { DEFAULT_LANGUAGE } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { OperationLog } from './logs-schema';

/** The verbs of the server's methods, and the keys of their words below `did`. */
const VERBS = {
  insert: 'insert',
  importAll: 'import',
  update: 'update',
  updateOptions: 'update',
  setRoles: 'set',
  setOrg: 'set',
  setPerms: 'set',
  enableAccount: 'enable',
  enableTenant: 'enable',
  updatePasswordById: 'password',
  resetPasswordById: 'reset',
  updateSelf: 'self',
  updateAvatar: 'avatar',
  updatePassword: 'ownPassword',
  updatePasswordByForget: 'forgotten',
  updateEmail: 'email',
  updateMobile: 'mobile',
  submit: 'submit',
  sendBack: 'sendBack',
  discard: 'discard',
  publish: 'publish',
  withdraw: 'withdraw',
  restore: 'restore',
  undelete: 'undelete',
  confirm: 'confirm',
  dismissSearch: 'dismiss',
  del: 'delete',
  delAll: 'deleteAll',
  findPage: 'query',
} as const;

/** What a method such as `LawRestApi.submit` does, and to what; null for one that is not the product's. */
export function actionOf(method: string | null | undefined): { verb: Verb; subject: string } | null {
  const [, subject, verb] = /^(\w+)RestApi\.(\w+)$/.exec(method ?? '') ?? [];
  if (subject === undefined || verb === undefined || !Object.hasOwn(VERBS, verb)) return null;
  return { subject, verb: VERBS[verb as keyof typeof VERBS] };
}
type Verb = (typeof VERBS)[keyof typeof VERBS];

/**
 * An action of the log in the reader's language: composed if it is one of the product's, else null. In the server's
 * language its own description is the better sentence: null.
 */
export function useActionWords(): (row: Pick<OperationLog, 'method'>) => string | null {
  const { t } = useTexts('logs');
  const isServerLanguage = useLanguage() === DEFAULT_LANGUAGE;
  return ({ method }) => {
    const action = isServerLanguage ? null : actionOf(method);
    const subject = action === null ? '' : textOfCode(t, 'subject', action.subject, '');
    return action === null || subject === ''
      ? null
      : t('action.did', { action: t(`did.${action.verb}`), subject });
  };
}
