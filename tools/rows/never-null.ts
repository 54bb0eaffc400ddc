/** A node of `EXPLAIN (VERBOSE, FORMAT JSON)`, as far as it is read. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'Join Type'?: string;
  readonly 'Relation Name'?: string;
  readonly 'CTE Name'?: string;
  readonly Strategy?: string;
  readonly Alias?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly Plan[];
}

/** Nodes that hand on the rows of the one below them, its expressions in brackets. */
const HANDING_ON = new Set([
  'Limit',
  'Sort',
  'Incremental Sort',
  'Unique',
  'LockRows',
  'Materialize',
  'Gather',
]);
/** Nodes that answer the rows of several others. */
const COLLECTING = new Set(['Append', 'Merge Append', 'Recursive Union', 'SetOp']);

/** Expressions that are never null, whatever they are made of. */
const ALWAYS = [/^(?:'(?:[^']|'')*'|-?\d+(?:\.\d+)?|true|false)$/u, / IS (?:NOT )?(?:NULL|TRUE|FALSE)$/u];

/**
 * Which columns of a planned statement are never null, in their order. The protocol tells a column's table but not
 * whether an outer join may leave it empty, so the plan is read: it shows every expression in full, and every join.
 * What is not understood counts as nullable. `columns` are those that the tables declare NOT NULL, as `table.column`.
 */
export function neverNull(plan: Plan, columns: ReadonlySet<string>): readonly boolean[] {
  return new Reading(plan, columns).outputsOf(plan);
}

class Reading {
  /** Tables that are read, by alias; those that an outer join may leave empty are not among them. */
  readonly #tables = new Map<string, string>();
  readonly #subPlans = new Map<string, Plan>();
  readonly #columns: ReadonlySet<string>;

  constructor(plan: Plan, columns: ReadonlySet<string>) {
    this.#columns = columns;
    this.#visit(plan, false);
  }

  #visit(plan: Plan, mayBeEmpty: boolean): void {
    const { Alias: alias, 'Relation Name': table, 'Subplan Name': name } = plan;
    if (alias !== undefined && table !== undefined && !mayBeEmpty) this.#tables.set(alias, table);
    if (name !== undefined) this.#subPlans.set(name, plan);
    const children = plan.Plans ?? [];
    for (const child of children) this.#visit(child, mayBeEmpty || isOuterSide(plan, child));
  }

  outputsOf(plan: Plan): readonly boolean[] {
    const { 'Node Type': type, Plans: children = [] } = plan;
    const inner = children.filter((child) => !isBeside(child));
    const [first] = inner;
    if (HANDING_ON.has(type) && first !== undefined) return this.outputsOf(first);
    if (COLLECTING.has(type) && first !== undefined) {
      const all = inner.map((child) => this.outputsOf(child));
      return this.outputsOf(first).map((_, place) => all.every((outputs) => outputs[place] === true));
    }
    return (plan.Output ?? []).map((expression) => this.#isSafe(expression));
  }

  #isSafe(expression: string): boolean {
    const text = withoutBrackets(expression.trim());
    if (ALWAYS.some((form) => form.test(text)) || this.#isSafeColumn(text)) return true;
    for (const [form, isSafe] of this.#forms) {
      const [, ...parts] = form.exec(text) ?? [];
      if (parts.length > 0 && parts.every(isBalanced)) return isSafe(parts);
    }
    return this.#isSafeOperation(text);
  }

  /** Expressions that depend on their parts, the outermost first. */
  readonly #forms: readonly (readonly [form: RegExp, isSafe: (parts: readonly string[]) => boolean])[] = [
    [
      /^(?:EXISTS|count|json_build_object|jsonb_build_object|row_number)\((.*)\)(?: OVER \S+)?$/su,
      () => true,
    ],
    [/^(.+)::[\w ]+(?:\[\])?$/su, ([cast = '']) => this.#isSafe(cast)],
    [
      /^COALESCE\((.*)\)$/su,
      ([choices = '']) => partsOf(choices, ',').some((choice) => this.#isSafe(choice)),
    ],
    // A window holds at least the row itself.
    [/^sum\((.*)\) OVER \S+$/u, ([summed = '']) => this.#isSafe(summed)],
    [/^NOT (.*)$/su, ([negated = '']) => this.#isSafe(negated)],
    [/^\(?((?:Sub|Init)Plan \d+)\)?(?:\.col1)?$/u, ([name = '']) => this.#isSafeSubPlan(name)],
    // EXISTS, when the planner looks into a hash instead.
    [
      /^ANY \((.*) = \(hashed (SubPlan \d+)\)\.col1\)$/u,
      ([sought = '', name = '']) => this.#isSafe(sought) && this.#firstOf(name),
    ],
    [/^CASE (.*) END$/su, ([choices = '']) => this.#isSafeCase(choices)],
  ];

  /** `alias.column`; the column alone where the statement reads one table. */
  #isSafeColumn(text: string): boolean {
    const [, alias, column] = /^(?:"?(\w+)"?\.)?"?(\w+)"?$/u.exec(text) ?? [];
    const [only] = this.#tables.values();
    const table = alias === undefined ? only : this.#tables.get(alias);
    return table !== undefined && this.#columns.has(`${table}.${column ?? ''}`);
  }

  /** An aggregate over all rows answers one row, whatever there is. */
  #isSafeSubPlan(name: string): boolean {
    const plan = this.#subPlans.get(name);
    return plan?.['Node Type'] === 'Aggregate' && plan.Strategy === 'Plain' && this.#firstOf(name);
  }

  #firstOf(subPlan: string): boolean {
    const plan = this.#subPlans.get(subPlan);
    return plan !== undefined && this.outputsOf(plan)[0] === true;
  }

  #isSafeCase(choices: string): boolean {
    if (/\bCASE\b/u.test(choices) || !choices.includes(' ELSE ')) return false;
    const ends = [...choices.matchAll(/ (?:THEN|ELSE) (.*?)(?= WHEN | ELSE |$)/gsu)];
    return ends.every(([, result = '']) => this.#isSafe(result));
  }

  /** An operation of operators that answer null for null alone. */
  #isSafeOperation(text: string): boolean {
    for (const operator of [
      ' AND ',
      ' OR ',
      ' = ',
      ' <> ',
      ' >= ',
      ' <= ',
      ' > ',
      ' < ',
      ' + ',
      ' - ',
      ' * ',
      ' || ',
    ]) {
      const parts = partsOf(text, operator);
      if (parts.length > 1) return parts.every((part) => this.#isSafe(part));
    }
    return false;
  }
}

const isBeside = ({ 'Parent Relationship': relation }: Plan): boolean =>
  relation === 'InitPlan' || relation === 'SubPlan';

/** The side of an outer join that may have no row; what stands in a plan beside it has a life of its own. */
function isOuterSide({ 'Join Type': join }: Plan, { 'Parent Relationship': side }: Plan): boolean {
  if (side !== 'Inner' && side !== 'Outer') return false;
  return join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer');
}

/** Whether every bracket that is closed was opened before. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Without the brackets around the whole of it. */
function withoutBrackets(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  const inner = text.slice(1, -1);
  return isBalanced(inner) ? withoutBrackets(inner) : text;
}

/** What stands between a separator outside of brackets and quotes. */
function partsOf(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "'") isQuoted = !isQuoted;
    else if (!isQuoted && sign === '(') depth += 1;
    else if (!isQuoted && sign === ')') depth -= 1;
    if (depth === 0 && !isQuoted && text.startsWith(separator, at)) {
      parts.push(text.slice(start, at));
      start = at + separator.length;
    }
  }
  return [...parts, text.slice(start)];
}
