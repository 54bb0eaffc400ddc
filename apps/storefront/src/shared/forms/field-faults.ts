import { createContext } from 'react';
import type { InputFault } from '../ui/input-fault.ts';

/** What is wrong with the fields of a form, by their names. */
export type FieldFaults = Readonly<Partial<Record<string, InputFault>>>;

/** The faults of the form that a field stands in. */
export const FormFaults = createContext<FieldFaults>({});
