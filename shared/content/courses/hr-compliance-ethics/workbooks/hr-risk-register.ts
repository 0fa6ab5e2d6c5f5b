import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'HR Risk Register',
  sheets: [
    {
      name: 'Register',
      blocks: [
        {
          id: 'risks',
          heading: 'People risks',
          intro:
            'Write each risk as cause, event and effect. Score likelihood and impact from 1 to 5, now and with the control in place.',
          columns: [
            { id: 'risk', label: 'Because …, … may happen, so …', format: 'text' },
            { id: 'likelihood', label: 'Likelihood now', format: 'number', min: 1, max: 5 },
            { id: 'impact', label: 'Impact now', format: 'number', min: 1, max: 5 },
            { id: 'score', label: 'Score', format: 'number', formula: '{likelihood} * {impact}' },
            {
              id: 'residualLikelihood',
              label: 'Likelihood with control',
              format: 'number',
              min: 1,
              max: 5,
            },
            {
              id: 'residualImpact',
              label: 'Impact with control',
              format: 'number',
              min: 1,
              max: 5,
            },
            {
              id: 'residual',
              label: 'Residual score',
              format: 'number',
              formula: '{residualLikelihood} * {residualImpact}',
            },
            { id: 'owner', label: 'Owner (one role)', format: 'text' },
          ],
          rowCount: 20,
          example: [
            {
              risk: 'Supervisors wait for a form; medical need unlogged; harm',
              likelihood: 4,
              impact: 5,
              residualLikelihood: 2,
              residualImpact: 5,
              owner: 'HR director',
            },
            {
              risk: 'One fan in the solvent room; vapor; illness',
              likelihood: 3,
              impact: 5,
              residualLikelihood: 1,
              residualImpact: 5,
              owner: 'Safety lead',
            },
            {
              risk: 'Couriers paid as contractors; may be employees; wages owed',
              likelihood: 4,
              impact: 4,
              residualLikelihood: 1,
              residualImpact: 4,
              owner: 'HR director',
            },
            {
              risk: 'Night line dead; reports never arrive; harm goes on',
              likelihood: 3,
              impact: 4,
              residualLikelihood: 1,
              residualImpact: 4,
              owner: 'HR adviser',
            },
            {
              risk: 'One person knows payroll; errors stay; wrong pay',
              likelihood: 3,
              impact: 3,
              residualLikelihood: 2,
              residualImpact: 3,
              owner: 'Head of Employee Services',
            },
            {
              risk: 'Rush orders at 4 p.m.; no breaks; errors and injuries',
              likelihood: 4,
              impact: 3,
              residualLikelihood: 2,
              residualImpact: 3,
              owner: 'Plant manager',
            },
            {
              risk: 'Sick forms hold diagnoses; read without need; trust lost',
              likelihood: 3,
              impact: 3,
              residualLikelihood: 1,
              residualImpact: 3,
              owner: 'Head of Employee Services',
            },
          ],
        },
        {
          heading: 'Summary',
          lines: [
            {
              id: 'count',
              label: 'Risks entered',
              format: 'number',
              formula: 'COUNT({risks.score})',
            },
            {
              id: 'total',
              label: 'Sum of scores now',
              format: 'number',
              formula: 'SUM({risks.score})',
            },
            {
              id: 'totalResidual',
              label: 'Sum of residual scores',
              format: 'number',
              formula: 'SUM({risks.residual})',
            },
            {
              id: 'treatAnyway',
              label: 'Risks with impact 5, treated whatever the score',
              format: 'number',
              formula: 'COUNTIF({risks.impact}, 5)',
            },
            {
              id: 'stillHigh',
              label: 'Residual scores of 10 and more',
              format: 'number',
              formula: 'COUNTIF({risks.residual}, ">=10")',
              note: 'Add a second control, or say who accepts the risk',
            },
          ],
        },
      ],
    },
  ],
});
