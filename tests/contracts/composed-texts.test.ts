import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { composedOf, faultsOf, faultsOfText, placeholdersOf } from '../support/composed-texts';
import type { Composed, ValueKind } from '../support/composed-texts';

/** What placeholders take, by name. A name that is not here is an error: add it where it belongs. */
const KINDS: Record<ValueKind, string> = {
  country: 'country countries importer exporter from to party origins except',
  count:
    'added answered bad compared count differences edges emptied found higher known left lines lower materials nodes notShifted ofImporter pages rows same shown total unknown',
  many: 'all available classes codes days languages max mfnOnly most of options rates seconds synonyms ticked unchecked',
  number:
    'after agriculture average before box ceiling chapter chapters coverage difference distance done exports factor first floor high imports industry last latest least length low m max min month number numbers page paragraph percent place points position rank row score second services share size step threshold time value values weight x xi xij xw xwj y year years zoom',
  date: 'date since start',
  vagueDate: '',
  language: 'language',
  rate: 'basic mfn range rcep rate',
  money: 'add amount excess fob listed money over price',
  code: 'alternatives articles code criterion currency edition heading hs id ids keys limit line matched period perm prefix requested rule standard status unit version',
  text: 'action address agreement agreements alternative anchor arithmetic attribution basis certificate column columns component components criteria degree digits dimension document down end fact field fields file form ground head kind label level list mark marks meant measure message name names one other parts password path publisher q reading reason reference register released section sector sentence sheet sheets site state steps subject text title titles topics type up user username way weekday words part product',
};

/** Where a name takes something else: in the texts whose paths begin so. */
const KINDS_AT: readonly [path: string, name: string, kind: ValueKind][] = [
  ['account:spread.', 'total', 'many'],
  ['browse:', 'from', 'date'],
  ['browse:', 'to', 'date'],
  ['capability:', 'total', 'many'],
  ['capability:', 'count', 'many'],
  ['content:version.', 'time', 'text'],
  ['content:keys.', 'save', 'text'],
  ['content:keys.', 'next', 'text'],
  ['content:sentBack', 'time', 'text'],
  ['content:submitted', 'time', 'text'],
  ['editions:column.rcep', 'of', 'text'],
  ['editions:confirm.', 'at', 'text'],
  ['editions:confirm.', 'by', 'text'],
  ['editions:confirm.', 'date', 'vagueDate'],
  ['editions:confirm.', 'valid', 'text'],
  ['editions:difference.cell', 'before', 'text'],
  ['editions:difference.cell', 'after', 'text'],
  ['editions:difference.first', 'total', 'many'],
  ['editions:difference.verdict', 'before', 'text'],
  ['editions:difference.verdict', 'after', 'text'],
  ['editions:file.replace', 'before', 'text'],
  ['editions:gap', 'from', 'date'],
  ['editions:gap', 'to', 'date'],
  ['editions:send.progress', 'part', 'number'],
  ['editions:send.progress', 'parts', 'number'],
  ['editions:state.', 'from', 'date'],
  ['editions:validRange', 'from', 'date'],
  ['editions:validRange', 'to', 'date'],
  ['editions:versions.', 'from', 'date'],
  ['editions:withdraw.', 'from', 'date'],
  ['content:version.', 'time', 'text'],
  ['gallery:', 'total', 'many'],
  ['gallery:table.', 'count', 'many'],
  ['gallery:more.', 'count', 'many'],
  ['gallery:qrCode.long', 'count', 'many'],
  ['law:', 'date', 'vagueDate'],
  ['law:export.part', 'count', 'many'],
  ['news:list.someCountries', 'count', 'many'],
  ['origin:change.more', 'shown', 'many'],
  ['origin:change.more', 'total', 'many'],
  ['overview:emptyRoles.partly', 'total', 'many'],
  ['risk:cases.moreCodes', 'count', 'many'],
  ['risk:details.and', 'shown', 'many'],
  ['ui:sheet.hint', 'count', 'many'],
  // The day that was requested.
  ['risk:scope.result', 'date', 'date'],
  ['risk:', 'date', 'vagueDate'],
  ['risk:basis.', 'from', 'vagueDate'],
  ['risk:scope.state.', 'from', 'vagueDate'],
  ['risk:scope.state.', 'end', 'vagueDate'],
  ['search:firstCodes', 'count', 'many'],
  // Its form is chosen by this number.
  ['sector:overview.of_other', 'total', 'many'],
  ['sector:rules.show', 'codes', 'count'],
  ['spectrum:cut', 'total', 'many'],
  ['spectrum:table.', 'total', 'many'],
  ['standard:date.', 'date', 'vagueDate'],
  ['standard:export.part', 'count', 'many'],
];

function kindOf(path: string, name: string): ValueKind | undefined {
  const special = KINDS_AT.find(([at, of]) => of === name && path.startsWith(at));
  if (special) return special[2];
  return (Object.keys(KINDS) as ValueKind[]).find((kind) => KINDS[kind].split(' ').includes(name));
}

type Texts = { [key: string]: string | Texts };

const FOLDER = 'src/shared/i18n/locales';
const AREAS = readdirSync(`${FOLDER}/zh`).map((file) => file.replace('.json', ''));

/** Examples of what is to be typed. */
const TYPED = new Set(['editions:facts.asOf', 'content:partialDateHint', 'content:rule.partialDate']);

/** Every text of a language by its path `area:key`. */
function textsOf(language: Language): [path: string, text: string][] {
  return AREAS.flatMap((area) =>
    flat(JSON.parse(readFileSync(`${FOLDER}/${language}/${area}.json`, 'utf8')) as Texts, `${area}:`),
  );
}

function flat(texts: Texts, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

const countriesOf = (language: Language): string[] =>
  textsOf(language)
    .filter(([path]) => path.startsWith('countries:'))
    .map(([, text]) => text);

describe('a sentence is right with every value', () => {
  it('the table knows every placeholder', () => {
    const unknown = textsOf('zh').flatMap(([path, text]) =>
      placeholdersOf(text)
        .filter((name) => kindOf(path, name) === undefined)
        .map((name) => `${path} {{${name}}}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(LANGUAGES)('%s', (language) => {
    const countries = countriesOf(language);
    const faults = textsOf(language)
      .filter(([path]) => !TYPED.has(path))
      .flatMap(([path, text]) =>
        [...faultsOfText(text, language), ...composedFaults(path, text, language, countries)].map(
          (fault) => `${path}: ${fault}`,
        ),
      );
    expect([...new Set(faults)]).toEqual([]);
  });
});

function composedFaults(
  path: string,
  text: string,
  language: Language,
  countries: readonly string[],
): string[] {
  const isOne = path.endsWith('_one');
  // English forms are chosen by the count: `_one` meets 1 alone, `_other` never.
  const isMet = ({ name, text: made, start, end }: Composed) =>
    name !== 'count' || !/_(?:one|other)$/.test(path) || isOne === (made.slice(start, end) === '1');
  return composedOf(text, (name) => kindOf(path, name) ?? 'text', language, countries)
    .filter(isMet)
    .flatMap((made) => faultsOf(made, language, isOne));
}
