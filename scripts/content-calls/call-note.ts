/** What the shapes of a call on content do not say. */
export interface CallNote {
  /** The authorities that the example needs, all of them; none: every signed-in user may. `{kind}` is that of the path. */
  authorities: readonly string[];
  /** Its rules, in sentences. */
  rules: string;
  /** The codes of a refusal beside those of every call, and when each is sent. */
  errors: Readonly<Record<number, string>>;
  /** A call as it may be sent, of the kind `law` where the path has one, and the data of its answer. */
  example: CallExample;
}

export interface CallExample {
  query?: Readonly<Record<string, string | number>>;
  body?: object;
  data: unknown;
}

/** Refusals of values, which are the same wherever values are written or sent to visitors. */
export const VALUE_ERRORS: Readonly<Record<number, string>> = {
  9800: 'a field that must be filled is empty; a draft: no field that names it is filled',
  9802: 'a value has a wrong form (a date, a number, a code, a row), is none of the options, or does not fit another field or record',
  9818: 'a value is no address with http or https',
  9830: 'a text is too long, in bytes of UTF-8',
  20900: 'standard: a relation names a standard that is missing or deleted',
  20901: 'standard: another standard has this number',
  20902: 'standard: two relations are the same',
  20903: 'standard: a relation names the standard itself',
  20957: 'pair: there is a record of these two countries',
  20958: 'indexInput: there is a figure of this indicator, country, year and sector',
  20960: 'edition: not all lines of this name (`file`) were uploaded',
  20961: 'edition: the importer, or the rules of origin, have a record already',
};

/** A write that finds another version than the one that was read. */
export const CHANGED = 'there is no such record, it was deleted, or `version` is not its present version';

/** A write that the state of the record does not allow. */
export const NOT_IN_STATE = 'the record is not in a state from which this is possible';

/** The storage of the server has no room; nothing was written. A server with a database need not send it. */
export const NO_ROOM: Readonly<Record<number, string>> = {
  20959: 'the storage is full: nothing was written; a server with a database need not send it',
};
