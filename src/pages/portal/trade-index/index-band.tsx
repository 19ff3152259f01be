import { COUNTRY_CODES } from '@/features/countries/country-codes';
import type { IndexAddress } from './index-address';
import { useTexts } from '@/shared/i18n/use-texts';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { SelectField } from '@/shared/ui/fields/select-field';
import { defaultPartner, yearsOf, type IndexView } from '@/features/trade-index/index-view';
import type { ShowIndex } from './use-index-address';

interface IndexBandProps {
  address: IndexAddress;
  view: IndexView | undefined;
  onShow: ShowIndex;
}

/** The selection: country, partner or further country, year, sector. Usable before the answer loads. */
export function IndexBand({ address, view, onShow }: IndexBandProps) {
  const { t } = useTexts(['indices', 'countries']);
  const { index, country, sector, vs } = address;
  const isPair = index === 'complementarity';
  const countries = COUNTRY_CODES.map((code) => ({ value: code, label: t(`countries:${code}`) }));
  const beside = vs[0] ?? (isPair ? defaultPartner(country) : NONE);
  const years = view ? yearsOf(view.info).reverse() : [];
  const year = view?.year ?? address.year;
  return (
    <div className="index-band">
      <div className="page-width index-band-fields" role="group" aria-label={t('band.label')}>
        <SelectField
          label={t(isPair ? 'band.exporter' : index === 'risk' ? 'band.market' : 'band.country')}
          options={countries}
          value={countries.find(({ value }) => value === country)?.value ?? ''}
          onValueChange={(chosen) => onShow({ country: chosen, vs: vs.filter((code) => code !== chosen) })}
        />
        <SelectField
          label={t(isPair ? 'band.importer' : 'band.beside')}
          options={[
            ...(isPair ? [] : [{ value: NONE, label: t('band.none') }]),
            ...countries.filter(({ value }) => value !== country),
          ]}
          value={beside}
          onValueChange={(chosen) =>
            onShow({
              vs: [chosen, ...vs.slice(1)].filter(
                (code, at) => code !== NONE && (at === 0 || code !== chosen),
              ),
            })
          }
        />
        <SelectField
          label={t('band.year')}
          options={(years.length > 0 ? years : [year ?? 0]).map((each) => ({
            value: String(each),
            label: each === 0 ? '—' : String(each),
          }))}
          value={String(year ?? 0)}
          onValueChange={(chosen) => onShow({ year: Number(chosen) })}
        />
        <SelectField
          label={t('band.sector')}
          options={SECTOR_IDS.map((id) => ({ value: id, label: t(`sector.${id}`) }))}
          value={sector}
          disabled={index === 'tc'}
          hint={index === 'tc' ? t('band.noSector') : undefined}
          onValueChange={(chosen) => onShow({ sector: chosen })}
        />
      </div>
    </div>
  );
}

const NONE = 'none';
