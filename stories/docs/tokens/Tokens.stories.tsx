import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandSheet } from './BrandSheet';
import { ColourSheet } from './ColourSheet';
import { ContrastSheet } from './ContrastSheet';
import { SizeSheet } from './SizeSheet';
import { TypeSheet } from './TypeSheet';

/** The sheets that the page Tokens is made of, drawn from the tokens themselves. */
const meta = {
  title: 'Docs/Token sheets',
  tags: ['!autodocs'],
  parameters: { frame: 960 },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = { render: () => <BrandSheet /> };
export const ColoursLight: Story = { render: () => <ColourSheet theme="light" /> };
export const ColoursDark: Story = { render: () => <ColourSheet theme="dark" /> };
export const ContrastLight: Story = { render: () => <ContrastSheet theme="light" /> };
export const ContrastDark: Story = { render: () => <ContrastSheet theme="dark" /> };
export const Type: Story = { render: () => <TypeSheet /> };
export const Sizes: Story = { render: () => <SizeSheet /> };
