import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-foundations-generator',
  moduleId: 'hr-foundations-m3',
  type: 'generator',
  title: 'Job Description Builder',
  description:
    'A hiring manager sends three bullet points for a new role. Turn them into a job description with purpose, essential functions, KSAOs and conditions, ready for local review.',
  passingScore: 80,
  config: {
    template: {
      title: 'Job Description',
      description:
        'Builds a job description from job analysis: why the job exists, what it must achieve, what it takes and under which conditions. Have the job holder or future manager check it before you issue it.',
      type: 'job-description',
    },
    fields: [
      {
        id: 'jobTitle',
        label: 'Job title',
        type: 'text',
        required: true,
        placeholder: 'Patient Services Coordinator',
        options: [],
        description:
          'A plain, gender-neutral title that a candidate would search for. Avoid "ninja", "guru" and inflated grades.',
      },
      {
        id: 'department',
        label: 'Department',
        type: 'text',
        required: true,
        placeholder: 'Outpatient Services',
        options: [],
        description: 'Where the job sits in the organization chart.',
      },
      {
        id: 'reportsTo',
        label: 'Reports to (job title)',
        type: 'text',
        required: true,
        placeholder: 'Outpatient Services Manager',
        options: [],
        description:
          'Use the title, not the name, so that the document survives a change of manager.',
      },
      {
        id: 'employmentType',
        label: 'Employment type',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          'Full-time, regular',
          'Part-time, regular',
          'Full-time, fixed-term',
          'Part-time, fixed-term',
          'Temporary or seasonal',
          'Internship or trainee',
        ],
        description:
          'Pay classification (such as exempt status in the US) is a separate legal test. Record it elsewhere.',
      },
      {
        id: 'location',
        label: 'Work location',
        type: 'text',
        required: true,
        placeholder: 'Main clinic; up to two days a week at home after training',
        options: [],
        description: 'Name the site and any remote days. If remote work needs approval, say so.',
      },
      {
        id: 'jobPurpose',
        label: 'Job purpose',
        type: 'textarea',
        required: true,
        placeholder: 'This job exists to …, so that …',
        options: [],
        description: 'Two sentences: what the job achieves, and for whom. No task list.',
        demands: { minWords: 12, parts: { kind: 'sentences', least: 2 } },
      },
      {
        id: 'essentialFunctions',
        label: 'Essential functions',
        type: 'textarea',
        required: true,
        placeholder: '1. Schedules visits so that urgent referrals are seen on time (30%).',
        options: [],
        description:
          'Five to eight numbered results with a rough share of time, adding up to about 100%. Leave the method open unless there is only one.',
        demands: { minWords: 30, parts: { kind: 'points', least: 5, most: 8 }, minFigures: 5 },
      },
      {
        id: 'requiredKSAOs',
        label: 'Required KSAOs on day one',
        type: 'textarea',
        required: true,
        placeholder:
          '1. Explains appointment rules clearly to worried callers (functions 1 and 2).',
        options: [],
        description:
          'Knowledge, skills, abilities and other characteristics needed from the start. Note the function each one serves, and name the rule behind any license.',
        demands: { minWords: 20, parts: { kind: 'points', least: 3 } },
      },
      {
        id: 'preferredQualifications',
        label: 'Preferred qualifications (optional)',
        type: 'textarea',
        required: false,
        placeholder: 'Has used a clinic scheduling system.',
        options: [],
        description:
          'Helpful, learnable after hire, and not used to screen people out. Leave blank if there are none.',
        demands: { minWords: 4 },
      },
      {
        id: 'workingConditions',
        label: 'Working conditions',
        type: 'textarea',
        required: true,
        placeholder:
          'Shifts between 7 a.m. and 6 p.m.; open-plan desk; calls from people in distress.',
        options: [],
        description:
          'Hours, travel, tools, physical and emotional demands, as measured in the job analysis. No guesses.',
        demands: { minWords: 15 },
      },
      {
        id: 'effectiveDate',
        label: 'Effective date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'The date from which this version applies. Finish it before you advertise or interview.',
      },
    ],
    output: {
      format: 'html',
      filename: 'job-description',
      template: `<h1>Job Description: {{jobTitle}}</h1>
<p><strong>Department:</strong> {{department}}. <strong>Reports to:</strong> {{reportsTo}}. <strong>Job holder:</strong> named in section 8.</p>
<p><strong>Effective date:</strong> {{effectiveDate}}. <strong>Document prepared:</strong> {{current_date}}.</p>
<h2>1. Job details</h2>
<table>
<tbody>
<tr><th>Job title</th><td>{{jobTitle}}</td></tr>
<tr><th>Department</th><td>{{department}}</td></tr>
<tr><th>Reports to</th><td>{{reportsTo}}</td></tr>
<tr><th>Employment type</th><td>{{employmentType}}</td></tr>
<tr><th>Work location</th><td>{{location}}</td></tr>
</tbody>
</table>
<h2>2. Purpose</h2>
<p>{{jobPurpose}}</p>
<h2>3. Essential functions</h2>
<p>The job exists to achieve the results below. Percentages are approximate shares of working time. Where the law requires it, the job holder may perform these functions with a reasonable accommodation or adjustment.</p>
<p>{{essentialFunctions}}</p>
<h2>4. Knowledge, skills, abilities and other characteristics</h2>
<table>
<tbody>
<tr><th>Required on day one</th><td>{{requiredKSAOs}}</td></tr>
<tr><th>Preferred, if any (not used to screen out)</th><td>{{preferredQualifications}}</td></tr>
</tbody>
</table>
<h2>5. Working conditions</h2>
<p>{{workingConditions}}</p>
<h2>6. Equal opportunity and accommodation</h2>
<p>Selection and treatment in this job are based on the requirements above. Anyone who needs an accommodation or adjustment to apply for or perform this job may ask Human Resources at any time. Requests are shared only with the people who need to arrange them.</p>
<h2>7. About this document</h2>
<p>This description records the main results expected of the job. It does not list every task and is not a contract of employment. Pay and terms are set out separately in the offer or contract. Changes are normally discussed with the job holder first and follow the contract, any collective agreement and local law. The description is reviewed when the work changes, and at least once a year.</p>
<h2>8. Review and acknowledgment</h2>
<p>The manager and Human Resources confirm that this description reflects the work. The job holder confirms having received it and having had the chance to ask questions and comment.</p>
<table>
<thead>
<tr><th>Role</th><th>Name</th><th>Signature</th><th>Date</th></tr>
</thead>
<tbody>
<tr><td>Manager</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Human Resources</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Job holder</td><td>________________</td><td>________________</td><td>____________</td></tr>
</tbody>
</table>
<p>Job holder comments: ________________________________________________</p>`,
    },
    examples: {
      sampleData: {
        employerName: 'Redwing Community Clinics',
        employerAddress: '12 Riverside Lane\nTulsa, Oklahoma 74103',
        jobTitle: 'Patient Services Coordinator',
        department: 'Outpatient Services',
        reportsTo: 'Outpatient Services Manager',
        employmentType: 'Full-time, regular',
        location:
          'Riverside clinic; up to two days a week at home after training, with manager approval',
        jobPurpose:
          'This job exists to get each patient to the right clinician at the right time, with correct records. It is the first contact for patients and referring doctors.',
        essentialFunctions:
          '1. Schedules visits so that urgent referrals are seen within the clinic standard (30%).\n2. Answers patients and referring doctors accurately and calmly, in person and at a distance (25%).\n3. Keeps patient records complete, correct and private (20%).\n4. Resolves same-day gaps and delays, and informs everyone affected (15%).\n5. Reports weekly waiting times and recurring problems to the manager (10%).',
        requiredKSAOs:
          '1. Explains rules clearly to worried or angry people (functions 2 and 4).\n2. Sets priorities among competing requests using a written standard (functions 1 and 4).\n3. Enters and checks data with few errors (functions 3 and 5).\n4. Writes short, clear messages in English (functions 2 and 4).\n5. Handles confidential information with care (function 3).',
        preferredQualifications:
          'Has used a clinic scheduling system. Speaks a second language common among our patients.',
        workingConditions:
          'Rotating shifts between 7:00 a.m. and 6:00 p.m., Monday to Friday, 40 hours a week. Screen and telephone work in an open-plan area. Regular contact with people who are distressed. No regular lifting above 10 pounds. One visit a month to the second clinic site; transport can be arranged.',
        effectiveDate: '2027-01-11',
      },
    },
  },
});
