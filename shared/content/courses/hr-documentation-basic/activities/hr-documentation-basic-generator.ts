import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-documentation-basic-generator',
  moduleId: 'hr-documentation-basic-m3',
  type: 'generator',
  title: 'Documented Conversation Record Builder',
  description:
    'A first attendance conversation just ended. Turn your notes into a record of facts, expectation, support, employee response and follow-up.',
  passingScore: 80,
  config: {
    template: {
      title: 'Documented Conversation Record',
      description:
        'A FOSA record of one conversation, ready for HR review, for sharing with the employee and for signature. Keep health details out of every field.',
      type: 'conversation-record',
    },
    fields: [
      {
        id: 'employeeName',
        label: 'Employee name',
        type: 'text',
        required: true,
        placeholder: 'Full name and job title',
        options: [],
        description: 'Use the name in the HR system, then the job title.',
      },
      {
        id: 'managerName',
        label: 'Manager name',
        type: 'text',
        required: true,
        placeholder: 'Full name and job title',
        options: [],
        description: 'The person who led the conversation and will sign the record.',
      },
      {
        id: 'meetingDate',
        label: 'Date of the conversation',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'The true date you spoke. The document also prints the date on which it was prepared; never change either.',
      },
      {
        id: 'conversationType',
        label: 'Type of conversation',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          'First attendance conversation (not a warning)',
          'Coaching conversation (not a warning)',
          'Follow-up conversation (not a warning)',
          'Documented verbal warning (HR reviewed)',
        ],
        description:
          'It must match what you said in the meeting. Choose the warning only if policy allows it, HR has reviewed it, any right to be accompanied was offered, and you used the word "warning".',
      },
      {
        id: 'facts',
        label: 'Facts',
        type: 'textarea',
        required: true,
        placeholder: 'Dates, times, what happened, how you know, and the effect on the work',
        options: [],
        description:
          "Only what a camera, a microphone or a system would show. If this is a warning, name earlier steps and dates. Leave out approved and protected absences, labels, guesses and coworkers' names.",
        demands: { minWords: 25, minFigures: 2 },
      },
      {
        id: 'expectation',
        label: 'Expectation (objective)',
        type: 'textarea',
        required: true,
        placeholder: 'From which date, what standard, measured how, under which policy',
        options: [],
        description:
          'Name the policy or standard, and write it so that a stranger could measure it.',
        demands: { minWords: 15, minFigures: 1 },
      },
      {
        id: 'support',
        label: 'Support and solutions agreed',
        type: 'textarea',
        required: true,
        placeholder: 'Who will do what, and by when',
        options: [],
        description: "Your help and the employee's own ideas, each with an owner and a date.",
        demands: { minWords: 12, minFigures: 1 },
      },
      {
        id: 'employeeResponse',
        label: 'Employee response',
        type: 'textarea',
        required: true,
        placeholder: 'What the employee said; quotation marks only for exact words',
        options: [],
        description:
          'Give it as much room as your facts. If health or leave came up, write "gave a reason that HR is reviewing separately" and call HR.',
        demands: { minWords: 10 },
      },
      {
        id: 'followUpDate',
        label: 'Follow-up date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description: 'When you will meet again. Usually two to six weeks after the conversation.',
        rules: { after: 'meetingDate' },
      },
      {
        id: 'consequence',
        label: 'Possible next step stated in the meeting',
        type: 'textarea',
        required: false,
        placeholder: 'Leave blank if none was stated',
        options: [],
        description:
          'Write "may", not "will", and only what you said aloud. Required by most policies if this is a warning.',
        demands: { minWords: 8 },
      },
    ],
    output: {
      format: 'html',
      filename: 'documented-conversation-record',
      template:
        '<h1>Documented Conversation Record</h1>' +
        '<p><strong>Employee:</strong> {{employeeName}}<br><strong>Manager:</strong> {{managerName}}<br><strong>Conversation held:</strong> {{meetingDate}}<br><strong>Record prepared:</strong> {{current_date}}</p>' +
        '<p><strong>Type:</strong> {{conversationType}}</p>' +
        '<p>This record summarizes the conversation named above. It is a warning only if the type above says so. It is shared with the employee for comment.</p>' +
        '<h2>1. Facts discussed</h2><p>{{facts}}</p>' +
        '<h2>2. Employee response</h2><p>{{employeeResponse}}</p>' +
        '<h2>3. Expectation</h2><p>{{expectation}}</p>' +
        '<h2>4. Support and solutions</h2><p>{{support}}</p>' +
        '<h2>5. Actions</h2>' +
        '<table><thead><tr><th>Item</th><th>Detail</th></tr></thead><tbody>' +
        '<tr><td>Follow-up meeting</td><td>{{followUpDate}}</td></tr>' +
        '<tr><td>Led by</td><td>{{managerName}}</td></tr>' +
        '<tr><td>Possible next step stated in the meeting (blank if none)</td><td>{{consequence}}</td></tr>' +
        '</tbody></table>' +
        '<h2>6. Your comments and right to respond</h2>' +
        '<p>You may correct any point or add comments below, or in writing to HR within five working days unless policy gives longer. Comments are kept with this record. If you disagree with the record, ask HR for a review, or use the appeal or grievance procedure that applies.</p>' +
        '<p>If you need help or an adjustment for a health, family or other reason, contact HR in private. You do not need to give details to your manager.</p>' +
        '<p>Employee comments: ______________________________________________________</p>' +
        '<h2>7. Acknowledgment</h2>' +
        '<p>Signing shows that the record was received and discussed. It does not mean that you agree with it.</p>' +
        '<table><thead><tr><th>Role</th><th>Signature</th><th>Date</th></tr></thead><tbody>' +
        '<tr><td>Employee: {{employeeName}}</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Manager: {{managerName}}</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>HR reviewer</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Offered, and employee chose not to sign (manager initials)</td><td>____________________</td><td>__________</td></tr>' +
        '</tbody></table>' +
        '<p><strong>Filing:</strong> personnel file, or as policy directs. Medical, leave and complaint papers are filed separately and are not attached.</p>',
    },
    examples: {
      sampleData: {
        employerName: 'Millbrook Packaging Company',
        employerAddress: '90 Foundry Road\nToledo, Ohio 43604',
        employeeName: 'Yewande Brandt, Packing Operator',
        managerName: 'Diego Farrow, Line Supervisor',
        meetingDate: '2026-10-13',
        conversationType: 'First attendance conversation (not a warning)',
        facts:
          'We met at 2:15 p.m. in room 3. The time system shows clock-ins at 6:19 a.m. on September 29, 6:12 a.m. on October 5 and 6:22 a.m. on October 9 for a 6:00 a.m. shift. No call was logged on those days. No swap or leave was approved. Line 4 started one person short each time, and a colleague covered the labeler. Start times for the whole crew were checked for the same five weeks, and the same standard is being applied to everyone.',
        expectation:
          'From October 14, 2026, Yewande is asked to be clocked in and at line 4 by 6:00 a.m. for each scheduled shift, as section 3 of the attendance policy requires. If she expects to be late, she will call the shift line before 5:45 a.m. Start times will be taken from the time system.',
        support:
          'Diego will ask Planning by October 16 whether Yewande can move to the 6:30 a.m. line, and will tell her the answer that day. Diego will also send her the call-in number and the swap form on October 13. Yewande will check the earlier bus and tell Diego by October 16 whether it works for her.',
        employeeResponse:
          'Yewande agreed with the three times. She said, "The bus company changed the timetable and the early one no longer stops near me." She said, in substance, that she had not known about the call-in line. She asked to move to the 6:30 a.m. line. Asked whether there was anything else we should know, she said no.',
        followUpDate: '2026-11-10',
        consequence:
          'No warning was given today. If late starts without an approved reason continue before the follow-up date, the next step under the attendance policy may be considered, after Yewande has been heard.',
      },
    },
  },
});
