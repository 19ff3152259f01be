import { useState } from 'react';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { ButtonLink } from '@/shared/ui/controls/button';
import { SelectField } from '@/shared/ui/fields/select-field';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';

/** The way to import the tariff of any importer. */
export function NewImport() {
  const { t, country } = useEditionWords();
  const shown = useShownEdition();
  const [importer, setImporter] = useState('');
  return (
    <div className="editions-new">
      <SelectField
        label={t('new.label')}
        hint={t('new.hint')}
        placeholder={t('new.choose')}
        value={importer}
        onValueChange={setImporter}
        options={COUNTRY_CODES.map((code) => ({ value: code, label: country(code) }))}
      />
      {importer !== '' && <ButtonLink to={shown.importAddress(importer)}>{t('action.import')}</ButtonLink>}
    </div>
  );
}
