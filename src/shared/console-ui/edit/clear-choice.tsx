import { Icon } from '@/shared/ui/controls/icon';

/** `allowClear` of a select whose button to clear it has a name in the reader's language. */
export const clearChoice = (label: string) => ({ label, clearIcon: <Icon name="close" size={12} /> });
