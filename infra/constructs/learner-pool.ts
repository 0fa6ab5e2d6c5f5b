import type { identityEnvironment } from '@learning/functions/identity/env';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  OAuthScope,
  StandardThreatProtectionMode,
  UserPool,
  UserPoolEmail,
  UserPoolGroup,
  VerificationEmailStyle,
  type UserPoolClient,
  type UserPoolClientOptions,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type * as z from 'zod';
import type { EnvironmentSettings } from '../environments.ts';
import { acknowledge } from './acknowledge.ts';
import type { ServiceFunction } from './service-function.ts';

const PRODUCT_NAME = 'Due Course';
