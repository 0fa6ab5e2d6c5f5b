import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'learning-career-development-generator',
  moduleId: 'learning-career-development-m3',
  type: 'generator',
  title: '90-Day Onboarding Plan Builder',
  description:
    'A remote team lead starts Monday without a plan. Build a 30-60-90 plan with goals, contacts, learning and check-ins that the manager and the new hire can sign.',
  passingScore: 80,
  config: {
    template: {
      title: '90-Day Onboarding Plan',
      description:
        'Builds one plan for one person: what is ready before day one, what good looks like at 30, 60 and 90 days, whom to meet and why, and when the manager checks in. Let the manager complete the goals, and have HR review the plan before you share it.',
      type: 'onboarding-plan',
    },
    fields: [
      {
        id: 'newHireName',
        label: 'New hire',
        type: 'text',
        required: true,
        placeholder: 'Full name, as the person wants to be called',
        options: [],
        description: 'Check spelling and preferred name with the person before day one.',
      },
      {
        id: 'jobTitle',
        label: 'Job title',
        type: 'text',
        required: true,
        placeholder: 'Claims Team Lead',
        options: [],
        description: 'The title in the signed terms.',
      },
      {
        id: 'managerName',
        label: 'Manager',
        type: 'text',
        required: true,
        placeholder: 'Full name and job title',
        options: [],
        description:
          'The person who sets the work and holds the check-ins. If the manager is away on day one, move the start or name a stand-in under check-ins.',
      },
      {
        id: 'startDate',
        label: 'Start date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description: 'Day 1 of the plan. Days 30, 60 and 90 are counted from here.',
      },
      {
        id: 'workMode',
        label: 'Work mode',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: ['On site', 'Hybrid', 'Fully remote', 'Field-based'],
        description: 'As agreed in the offer. It decides how contact and equipment are arranged.',
      },
      {
        id: 'preboarding',
        label: 'Ready before day one',
        type: 'textarea',
        required: true,
        placeholder: '1. Laptop shipped and logins tested (IT, date).',
        options: [],
        description:
          'Equipment, access, messages and introductions, each with an owner and a date. Nothing here may ask the person to work before the start date. Leave out medical detail.',
        demands: { minWords: 20, parts: { kind: 'points', least: 3 }, minFigures: 1 },
      },
      {
        id: 'firstThirtyGoals',
        label: 'Goals for days 1 to 30',
        type: 'textarea',
        required: true,
        placeholder: '1. Explains how a claim moves from first call to payment.',
        options: [],
        description:
          'Two to four results about learning the work and the people, each written so that two observers would agree. Include one small result for the first Friday.',
        demands: { minWords: 20, parts: { kind: 'points', least: 2, most: 4 } },
      },
      {
        id: 'sixtyDayGoals',
        label: 'Goals for days 31 to 60',
        type: 'textarea',
        required: true,
        placeholder: '1. Runs the weekly team meeting; manager attends every second one.',
        options: [],
        description:
          'Two to four results done with support. Say which decisions the person now takes alone.',
        demands: { minWords: 15, parts: { kind: 'points', least: 2, most: 4 } },
      },
      {
        id: 'ninetyDayGoals',
        label: 'Goals for days 61 to 90',
        type: 'textarea',
        required: true,
        placeholder: '1. Meets the role standard unaided for three weeks running.',
        options: [],
        description:
          'Two to four results done alone. State the productivity standard for the role here.',
        demands: { minWords: 15, parts: { kind: 'points', least: 2, most: 4 } },
      },
      {
        id: 'keyContacts',
        label: 'Key contacts and why they matter',
        type: 'textarea',
        required: true,
        placeholder: '1. Name, role: ask about … (by day 5).',
        options: [],
        description:
          'Six to ten people, including the buddy and HR, each with a question to ask and a date.',
        demands: { minWords: 30, parts: { kind: 'points', least: 6, most: 10 } },
      },
      {
        id: 'learningPlan',
        label: 'Learning plan',
        type: 'textarea',
        required: true,
        placeholder: 'Week 1: data protection (required, 45 minutes). Week 2: shadow two calls.',
        options: [],
        description:
          'Legally required modules first, then practice on real tasks, spread over the weeks. All of it takes place in working time.',
        demands: { minWords: 20, parts: { kind: 'points', least: 3 } },
      },
      {
        id: 'checkInDates',
        label: 'Check-in dates',
        type: 'textarea',
        required: true,
        placeholder: 'Day 1: date, time, place or link. Day 7: …',
        options: [],
        description:
          'Day 1, 7, 30, 60 and 90, with times and time zone, in the calendar before the start. Name who steps in if the manager is away.',
        demands: { minWords: 12, names: ['Day 1', 'Day 7', 'Day 30', 'Day 60', 'Day 90'] },
      },
    ],
    output: {
      format: 'html',
      filename: 'onboarding-plan',
      template: `<h1>90-Day Onboarding Plan: {{newHireName}}</h1>
<p><strong>New hire:</strong> {{newHireName}}, {{jobTitle}}. <strong>Manager:</strong> {{managerName}}.</p>
<p><strong>Start date (day 1):</strong> {{startDate}}. <strong>Plan prepared:</strong> {{current_date}}.</p>
<h2>1. Purpose</h2>
<p>This plan shows what we will do to help you settle in, what good work looks like at 30, 60 and 90 days, and whom you can ask. It is a support plan. It does not change your terms of employment or any probation period, which are set out in your contract or offer. Tell us at any time if a goal is unclear or something is missing.</p>
<h2>2. At a glance</h2>
<table>
<tbody>
<tr><th>Role</th><td>{{jobTitle}}</td></tr>
<tr><th>Manager</th><td>{{managerName}}</td></tr>
<tr><th>Work mode</th><td>{{workMode}}</td></tr>
<tr><th>Day 1</th><td>{{startDate}}</td></tr>
</tbody>
</table>
<h2>3. Ready before day one</h2>
<p>We arrange the items below. You are not expected to do any work or training before your start date.</p>
<p>{{preboarding}}</p>
<h2>4. Goals</h2>
<p>Each goal describes a result. Your manager reviews it with you at the next check-in and adjusts it if the work, the plan or agreed leave makes that sensible.</p>
<table>
<thead>
<tr><th>Period</th><th>What will be done or reached</th></tr>
</thead>
<tbody>
<tr><td><strong>Days 1 to 30:</strong> learn the work and the people</td><td>{{firstThirtyGoals}}</td></tr>
<tr><td><strong>Days 31 to 60:</strong> do the work with support</td><td>{{sixtyDayGoals}}</td></tr>
<tr><td><strong>Days 61 to 90:</strong> own the work</td><td>{{ninetyDayGoals}}</td></tr>
</tbody>
</table>
<h2>5. People to meet, and why</h2>
<p>{{keyContacts}}</p>
<p>Your buddy answers everyday questions and takes no part in assessing your work. If a matter concerns harassment, discrimination, safety or your manager, you may go directly to Human Resources.</p>
<h2>6. Learning plan</h2>
<p>All learning below takes place in working time.</p>
<p>{{learningPlan}}</p>
<h2>7. Check-ins</h2>
<p>{{checkInDates}}</p>
<table>
<thead>
<tr><th>Check-in</th><th>Questions we will discuss</th><th>Agreed next step</th></tr>
</thead>
<tbody>
<tr><td>Day 1</td><td>What would make this week a good one?</td><td>________________</td></tr>
<tr><td>Day 7</td><td>What is harder than we told you? What can your manager remove?</td><td>________________</td></tr>
<tr><td>Day 30</td><td>What do you now own? What is still unclear?</td><td>________________</td></tr>
<tr><td>Day 60</td><td>Where do you need less help? Which decisions become yours?</td><td>________________</td></tr>
<tr><td>Day 90</td><td>Which goals are met? What should we change for the next person?</td><td>________________</td></tr>
</tbody>
</table>
<p>A missed check-in is held within two working days. If the same obstacle comes up twice, your manager asks Human Resources to help remove it.</p>
<h2>8. Support and accommodation</h2>
<p>If equipment, hours, format or any other arrangement would help you do your best work, you may ask your manager or Human Resources at any time. No medical detail is needed to start that talk, and requests are shared only with the people who arrange them.</p>
<h2>9. Acknowledgment</h2>
<p>By signing, we confirm that we have discussed this plan and that the new hire has had the chance to ask questions and suggest changes. Signing does not waive any right.</p>
<table>
<thead>
<tr><th>Role</th><th>Name</th><th>Signature</th><th>Date</th></tr>
</thead>
<tbody>
<tr><td>New hire</td><td>{{newHireName}}</td><td>________________</td><td>____________</td></tr>
<tr><td>Manager</td><td>{{managerName}}</td><td>________________</td><td>____________</td></tr>
<tr><td>Human Resources</td><td>________________</td><td>________________</td><td>____________</td></tr>
</tbody>
</table>
<p>New hire's comments or changes requested: ________________________________________________</p>`,
    },
    examples: {
      sampleData: {
        employerName: 'Juniper Travel Insurance, Inc.',
        employerAddress: '64 Alder Street\nPortland, Oregon 97205',
        newHireName: 'Andrea Martin',
        jobTitle: 'Claims Team Lead',
        managerName: 'Rafael Morales, Head of Travel Claims',
        startDate: '2026-11-30',
        workMode: 'Fully remote',
        preboarding:
          '1. Laptop, headset and second screen delivered and logins tested (IT, November 25).\n2. Welcome call and first-week plan (Rafael, November 24).\n3. Equipment or arrangements asked about, and passed on if needed (HR, November 23).\n4. Short hello from buddy Tessa Brandt (November 25).\n5. Team told of the new lead, the start date and the role (Rafael, November 25).',
        firstThirtyGoals:
          '1. By the first Friday: Andrea has introduced herself to all nine handlers and sent Rafael three questions about the work.\n2. She explains how a claim moves from first call to payment, with the two usual delay points.\n3. She reviews ten closed claims with Marisol Vega (audit) and agrees with the audit result in at least eight.\n4. She holds a first one-to-one with each handler.',
        sixtyDayGoals:
          '1. Andrea runs the weekly team meeting; Rafael attends every second one.\n2. She approves claims up to $2,000 alone and consults Rafael above that amount.\n3. She sets the weekly schedule; no shift left uncovered.\n4. She proposes one fix for a delay point, with figures.',
        ninetyDayGoals:
          '1. Productivity standard: 90% of team claims decided within five working days, at normal audit quality, three weeks running, without help.\n2. She leads monthly one-to-ones and records agreed goals for each handler.\n3. She presents the delay fix and its result to the operations meeting.',
        keyContacts:
          '1. Tessa Brandt, team lead in baggage claims and buddy: how things are really done (day 1).\n2. June Abernathy, HR partner: leave, scheduling rules, anything you prefer not to raise with Rafael (day 2).\n3. Marisol Vega, audit: what makes a claim fail review (day 4).\n4. Paul Quentin, medical helpline: when to call before deciding (day 8).\n5. Sunita Rao, finance: how the month-end freeze affects payments (day 10).\n6. Lars Olsen, complaints: the three most common causes this year (day 12).\n7. Wendy Feld, lead of the night team: hand-over between time zones (day 15).',
        learningPlan:
          'Week 1: data protection and security (required, 90 minutes in total); listen to five calls.\nWeek 2: claims system practice on six test cases, two with planted errors.\nWeek 3: repeat the test cases without notes; sit in on one complaint review.\nWeek 5: feedback practice with another team lead, two sessions, a week apart.\nWeek 8: shadow the schedule planning, then do it with Rafael watching.',
        checkInDates:
          'Day 1: Monday, November 30, 9:30, video, 45 minutes.\nDay 7: Monday, December 7, 10:00.\nDay 30: Tuesday, December 29, 10:00.\nDay 60: Thursday, January 28, 10:00.\nDay 90: Monday, March 1, 10:00.\nDays that fall on a weekend move to Monday. Times are Pacific. If Rafael is away, Wendy Feld steps in.',
      },
    },
  },
});
