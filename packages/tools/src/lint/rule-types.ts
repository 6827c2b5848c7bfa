import type { RuleTester } from 'oxlint/plugins-dev';

/** A lint rule as oxlint runs it. */
export type Rule = Parameters<RuleTester['run']>[1];

type Creator = Extract<Rule, { create: unknown }>['create'];

/** What a rule is given for one file: its name, its source, the way to report. */
export type RuleContext = Parameters<Creator>[0];
