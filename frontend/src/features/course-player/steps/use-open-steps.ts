import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { moduleQuery } from '#queries/catalog.ts';
import { type ModuleStep, stepNamed, stepsOf } from './module-steps.ts';
import { useModuleInAddress, useNamesInAddress } from './step-address.ts';

export interface OpenSteps {
  moduleId: string;
  steps: readonly ModuleStep[];
  current: ModuleStep;
  /** Position of the current step, from 0. */
  index: number;
}

/** Returns the steps of the module in the address, and the one that is open; undefined until the text is loaded. */
export function useOpenSteps(): OpenSteps | undefined {
  const moduleId = useModuleInAddress() ?? '';
  const names = useNamesInAddress();
  const { data: module } = useQuery({ ...moduleQuery(moduleId), enabled: false });
  const steps = useMemo(() => module && stepsOf(module), [module]);
  if (!module || !steps) return undefined;
  const current = stepNamed(steps, module.body, names) ?? steps[0]!;
  return { moduleId, steps, current, index: steps.indexOf(current) };
}
