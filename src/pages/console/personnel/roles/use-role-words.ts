import { useTexts } from '@/shared/i18n/use-texts';

const LABELS = ['0', '1'] as const;
const DATA_SCOPES = ['0', '1', '2', '3'] as const;

/** The labels of a role's label and data scope (dictionaries menu_role_label and role_data_scope). */
export function useRoleWords() {
  const { t } = useTexts('personnel');
  const labels = LABELS.map((value) => ({ value, label: t(`role.labels.${value}`) }));
  const dataScopes = DATA_SCOPES.map((value) => ({ value, label: t(`role.dataScopes.${value}`) }));
  const wordOf = (options: readonly { value: string; label: string }[], value: unknown) =>
    options.find((option) => option.value === value)?.label ?? null;
  return {
    labels,
    dataScopes,
    labelWord: (value: unknown) => wordOf(labels, value),
    dataScopeWord: (value: unknown) => wordOf(dataScopes, value),
  };
}
