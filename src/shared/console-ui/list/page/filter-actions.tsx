import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import './filter-form.css';

/** The end of a filter row: 查询 submits it, 重置 resets it; then what else it has. */
export function FilterActions({ children }: { children?: ReactNode }) {
  const { t } = useTexts('console');
  return (
    <div className="filter-form-actions">
      <Button type="submit" size="small" variant="primary">
        {t('filter.submit')}
      </Button>
      <Button type="reset" size="small">
        {t('filter.reset')}
      </Button>
      {children}
    </div>
  );
}
